// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Terms} from "./Terms.sol";

interface IERC20 {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function decimals() external view returns (uint8);
}

/// @title The code behind every deposit address
/// @notice Each deposit address is a minimal proxy (ERC-1167) of this contract, made by the factory. It forwards what it
/// holds of a token to the merchant and the fee wallet that its address commits to, and can do nothing else: it has no
/// owner, no upgrade, no pause, and makes no call with data chosen by a caller.
contract Deposit {
    /// The totals of one token. They fit one storage slot.
    struct Account {
        /// What has been forwarded so far, fees included, in base units.
        uint128 total;
        /// The fee that could not be delivered yet, in base units. It is part of the balance.
        uint120 unpaidFee;
        /// A flush of this token is running: a token that calls back in its transfer must not start another one.
        bool entered;
    }

    /// The decimals in which `Terms.minFee` is given.
    uint256 private constant MIN_FEE_DECIMALS = 6;

    /// More decimals than any token for payments has; such a token has no minimum fee.
    uint256 private constant MAX_DECIMALS = 24;

    /// The factory that made this deposit address, which checks the terms before it calls.
    address public immutable factory;

    /// The totals of each token.
    mapping(address token => Account) public accounts;

    error NotFactory();
    error NotAToken();
    error Reentered();
    error MerchantTransferFailed();

    constructor() {
        factory = msg.sender;
    }

    /// @notice Forwards this address's whole balance of a token: the merchant's part first, then the fee.
    /// @dev The fee is what the tariff asks for the new total less what it asked for the old one, so flushing often
    /// costs the merchant no more than flushing once. A merchant who cannot receive reverts the flush and leaves the
    /// money where it is; a fee wallet that cannot receive leaves the fee here until a later flush.
    /// @param terms The terms of this address; the factory has checked that the address commits to them.
    /// @param token The token to forward.
    /// @return amount What was forwarded by this call, the fee included. 0 if nothing had arrived.
    /// @return fee The part of `amount` that belongs to the fee wallet.
    /// @return feePaid Whether there was something to forward and no fee is left unpaid.
    function flush(Terms calldata terms, address token)
        external
        returns (uint256 amount, uint256 fee, bool feePaid)
    {
        if (msg.sender != factory) revert NotFactory();
        if (token.code.length == 0) revert NotAToken();
        Account storage account = accounts[token];
        if (account.entered) revert Reentered();

        uint256 balance = IERC20(token).balanceOf(address(this));
        if (balance == 0) return (0, 0, false);
        // A token that can lower balances takes from the fee first, never from the merchant's next payment.
        uint256 unpaidFee = account.unpaidFee < balance ? account.unpaidFee : balance;

        account.entered = true;
        if (balance > unpaidFee) {
            uint256 before = account.total;
            amount = balance - unpaidFee;
            uint256 minFee = _inBaseUnits(terms.minFee, token);
            fee = _tariff(before + amount, terms.feeBps, minFee) - _tariff(before, terms.feeBps, minFee);
            unpaidFee += fee;
            account.total = _toUint128(before + amount);
            if (amount > fee && !_transfer(token, terms.merchant, amount - fee)) revert MerchantTransferFailed();
        }
        feePaid = unpaidFee == 0 || _transfer(token, terms.feeWallet, unpaidFee);
        account.unpaidFee = feePaid ? 0 : _toUint120(unpaidFee);
        account.entered = false;
    }

    /// The fee for everything that an address has received: a share of it, at least the minimum, never more than it.
    function _tariff(uint256 total, uint256 feeBps, uint256 minFee) private pure returns (uint256) {
        uint256 share = total * feeBps / 10_000;
        uint256 fee = share > minFee ? share : minFee;
        return fee < total ? fee : total;
    }

    /// Scales the minimum fee to a token's decimals. A token that does not tell them is taken to have six.
    function _inBaseUnits(uint256 minFee, address token) private view returns (uint256) {
        if (minFee == 0) return 0;
        (bool ok, bytes memory data) = token.staticcall(abi.encodeCall(IERC20.decimals, ()));
        if (!ok || data.length < 32) return minFee;
        uint256 decimals = abi.decode(data, (uint256));
        if (decimals > MAX_DECIMALS) return 0;
        if (decimals >= MIN_FEE_DECIMALS) return minFee * 10 ** (decimals - MIN_FEE_DECIMALS);
        return minFee / 10 ** (MIN_FEE_DECIMALS - decimals);
    }

    /// Transfers without reverting. USDT and others return nothing, which counts as success.
    function _transfer(address token, address to, uint256 amount) private returns (bool) {
        (bool ok, bytes memory data) = token.call(abi.encodeCall(IERC20.transfer, (to, amount)));
        return ok && (data.length == 0 || (data.length >= 32 && abi.decode(data, (uint256)) == 1));
    }

    function _toUint128(uint256 value) private pure returns (uint128) {
        require(value <= type(uint128).max);
        // forge-lint: disable-next-line(unsafe-typecast) -- checked above
        return uint128(value);
    }

    function _toUint120(uint256 value) private pure returns (uint120) {
        require(value <= type(uint120).max);
        // forge-lint: disable-next-line(unsafe-typecast) -- checked above
        return uint120(value);
    }
}
