// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What a deposit address commits to. The address is derived from the hash of these terms, so none of them can
/// change once the address is known.
struct Terms {
    /// The wallet that payments go to.
    address merchant;
    /// The merchant's second wallet, which gets a token that the first one cannot receive. None if zero.
    address fallbackMerchant;
    /// The only wallet that fees go to.
    address feeWallet;
    /// The fee in basis points, at most 10,000.
    uint16 feeBps;
    /// The least fee over the life of the address, in millionths of one token, whatever the token's decimals are.
    uint256 minFee;
    /// The total from which the minimum is due in full, in millionths of one token. Below it, down to `from - minFee`,
    /// the minimum shrinks with the total, so that what is too little for the payment is not all fee.
    uint256 from;
    /// The ID of the payment that the address was made for.
    bytes32 ref;
}
