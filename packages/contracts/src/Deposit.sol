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
/// holds of a token, or of the chain's own coin, to the merchant and the fee wallet that its address commits to, and can do
/// nothing else: it has no owner, no upgrade, no pause, and makes no call with data chosen by a caller.
contract Deposit {
    /// The totals of one token, or of the chain's own coin. They fit one storage slot.
    struct Account {
        /// What has been forwarded so far, fees included, in base units.
        uint128 total;
        /// The fee that could not be delivered yet, in base units. It is part of the balance.
        uint120 unpaidFee;
        /// A flush of this token is running: a token that calls back in its transfer must not start another one.
        bool entered;
    }

    /// Stands for the chain's own coin where a token is asked for.
    address private constant COIN = address(0);

    /// The gas that a wallet may use when it receives coins. A wallet that is a contract needs far less, and no wallet
    /// can use up the gas of a batch.
    uint256 private constant COIN_GAS = 100_000;

    /// The decimals in which the amounts of `Terms` are given.
    uint256 private constant TERMS_DECIMALS = 6;

    /// More decimals than any token for payments has; such a token has no minimum fee.
    uint256 private constant MAX_DECIMALS = 24;

    /// The factory that made this deposit address, which checks the terms before it calls.
    address public immutable factory;

    /// The totals of each token, and of the chain's own coin at address zero.
    mapping(address token => Account) public accounts;

    error NotFactory();
    error NotAToken();
    error Reentered();
    error MerchantTransferFailed();

    constructor() {
        factory = msg.sender;
    }

    /// @notice Coins that somebody sends by mistake are not lost: a flush forwards them, too.
    receive() external payable {}

    /// @notice Forwards this address's whole balance of a token: the merchant's part first, then the fee.
    /// @dev The fee is what the tariff asks for the new total less what it asked for the old one, so flushing often
    /// costs the merchant no more than flushing once. What the merchant's wallet cannot receive goes to the second one;
    /// without one that can, the flush reverts and leaves the money where it is. A fee wallet that cannot receive
    /// leaves the fee here until a later flush.
    /// @param terms The terms of this address; the factory has checked that the address commits to them.
    /// @param token The token to forward, or zero for the chain's own coin, which has no minimum fee.
    /// @return amount What was forwarded by this call, the fee included. 0 if nothing had arrived.
    /// @return fee The part of `amount` that belongs to the fee wallet.
    /// @return feePaid Whether there was something to forward and no fee is left unpaid.
    function flush(Terms calldata terms, address token)
        external
        returns (uint256 amount, uint256 fee, bool feePaid)
    {
        if (msg.sender != factory) revert NotFactory();
        if (token != COIN && token.code.length == 0) revert NotAToken();
        Account storage account = accounts[token];
        if (account.entered) revert Reentered();

        uint256 balance = token == COIN ? address(this).balance : IERC20(token).balanceOf(address(this));
        if (balance == 0) return (0, 0, false);
        // A token that can lower balances takes from the fee first, never from the merchant's next payment.
        uint256 unpaidFee = account.unpaidFee < balance ? account.unpaidFee : balance;

        account.entered = true;
        if (balance > unpaidFee) {
            uint256 before = account.total;
            amount = balance - unpaidFee;
            fee = _feeBetween(before, before + amount, terms, token);
            unpaidFee += fee;
            account.total = _toUint128(before + amount);
            if (amount > fee) _payMerchant(terms, token, amount - fee);
        }
        feePaid = unpaidFee == 0 || _transfer(token, terms.feeWallet, unpaidFee);
        account.unpaidFee = feePaid ? 0 : _toUint120(unpaidFee);
        account.entered = false;
    }

    /// Pays the merchant's wallet or, if the token refuses it, the second one.
    function _payMerchant(Terms calldata terms, address token, uint256 amount) private {
        if (_transfer(token, terms.merchant, amount)) return;
        address second = terms.fallbackMerchant;
        if (second == address(0) || !_transfer(token, second, amount)) revert MerchantTransferFailed();
    }

    /// What the tariff asks for more at one total than at an earlier one.
    function _feeBetween(uint256 before, uint256 total, Terms calldata terms, address token)
        private
        view
        returns (uint256)
    {
        uint256 minFee;
        uint256 start;
        if (token != COIN && terms.minFee > 0) {
            uint256 unit = _unitOf(token);
            minFee = terms.minFee * unit / 10 ** TERMS_DECIMALS;
            uint256 from = terms.from * unit / 10 ** TERMS_DECIMALS;
            if (from > minFee) start = from - minFee;
        }
        return _tariff(total, terms.feeBps, minFee, start) - _tariff(before, terms.feeBps, minFee, start);
    }

    /// The fee for everything that an address has received: a share of it, and from `start` on all that is above, up to
    /// the minimum. It never grows faster than the total, so the order of flushes does not matter.
    function _tariff(uint256 total, uint256 feeBps, uint256 minFee, uint256 start) private pure returns (uint256) {
        uint256 share = total * feeBps / 10_000;
        uint256 above = total > start ? total - start : 0;
        uint256 minimum = above < minFee ? above : minFee;
        return share > minimum ? share : minimum;
    }

    /// One token in base units. A token that does not tell its decimals is taken to have six, and one with an absurd
    /// number has no minimum fee.
    function _unitOf(address token) private view returns (uint256) {
        (bool ok, bytes memory data) = token.staticcall(abi.encodeCall(IERC20.decimals, ()));
        if (!ok || data.length < 32) return 10 ** TERMS_DECIMALS;
        uint256 decimals = abi.decode(data, (uint256));
        return decimals > MAX_DECIMALS ? 0 : 10 ** decimals;
    }

    /// Transfers without reverting. USDT and others return nothing, which counts as success.
    function _transfer(address token, address to, uint256 amount) private returns (bool) {
        if (token == COIN) {
            (bool sent,) = to.call{value: amount, gas: COIN_GAS}("");
            return sent;
        }
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
