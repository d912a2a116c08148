// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What a deposit address commits to. The address is derived from the hash of these terms, so none of them can
/// change once the address is known.
struct Terms {
    /// The only wallet that payments go to.
    address merchant;
    /// The only wallet that fees go to.
    address feeWallet;
    /// The fee in basis points, at most 10,000.
    uint16 feeBps;
    /// The least fee over the life of the address, in millionths of one token, whatever the token's decimals are.
    uint256 minFee;
    /// The id of the transaction that the address was made for.
    bytes32 ref;
}
