// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Deposit} from "../src/Deposit.sol";
import {DepositFactory} from "../src/DepositFactory.sol";
import {Terms} from "../src/Terms.sol";
import {TestBase} from "./TestBase.sol";
import {BlockingToken} from "./Tokens.sol";

/// Pays, flushes and blocks at random, for three deposit addresses of one merchant.
contract Handler is TestBase {
    BlockingToken public token = new BlockingToken();
    Terms[3] private terms;
    uint256[3] public paid;
    address[3] public forwarders;

    constructor() {
        terms[0] = defaultTerms("default");
        terms[1] = makeTerms(0, 0, 0, "free");
        terms[2] = makeTerms(9_999, 3, 0, "greedy");
        for (uint256 i = 0; i < terms.length; i++) {
            forwarders[i] = factory.addressOf(terms[i]);
        }
    }

    function pay(uint8 which, uint64 amount) external {
        uint256 i = which % terms.length;
        token.mint(forwarders[i], amount);
        paid[i] += amount;
    }

    function flush(uint8 which, address stranger) external {
        vm.prank(stranger);
        try factory.flush(terms[which % terms.length], address(token)) {}
        catch (bytes memory reason) {
            // The one reason to fail is a merchant who cannot receive.
            require(bytes4(reason) == Deposit.MerchantTransferFailed.selector, "unexpected failure");
            require(token.blocked(MERCHANT), "failed for a merchant who can receive");
        }
    }

    function flushMany() external {
        Terms[] memory all = new Terms[](terms.length);
        for (uint256 i = 0; i < terms.length; i++) {
            all[i] = terms[i];
        }
        factory.flushMany(all, address(token));
    }

    function blockMerchant(bool value) external {
        token.setBlocked(MERCHANT, value);
    }

    function blockFeeWallet(bool value) external {
        token.setBlocked(FEE_WALLET, value);
    }

    function account(uint256 i) external view returns (uint256 total, uint256 unpaidFee, bool entered) {
        if (forwarders[i].code.length == 0) return (0, 0, false);
        return Deposit(payable(forwarders[i])).accounts(address(token));
    }

    function tariff(uint256 i, uint256 total) external view returns (uint256) {
        return expectedFee(total, terms[i], 1e6);
    }
}

contract DepositInvariants is TestBase {
    Handler private handler;

    function setUp() public {
        handler = new Handler();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// Nothing is lost, nothing appears, and nobody but the merchant and the fee wallet receives anything.
    function invariant_moneyIsConserved() public view {
        BlockingToken token = handler.token();
        uint256 paid;
        uint256 held;
        for (uint256 i = 0; i < 3; i++) {
            paid += handler.paid(i);
            held += token.balanceOf(handler.forwarders(i));
        }
        assertEq(token.balanceOf(MERCHANT) + token.balanceOf(FEE_WALLET) + held, paid, "money");
    }

    /// The fee is what the tariff says for the total, whether it has been delivered or still waits.
    function invariant_feeFollowsTheTariff() public view {
        BlockingToken token = handler.token();
        uint256 fees;
        uint256 unpaid;
        uint256 total;
        for (uint256 i = 0; i < 3; i++) {
            (uint256 flushed, uint256 unpaidFee, bool entered) = handler.account(i);
            require(!entered, "left locked");
            fees += handler.tariff(i, flushed);
            unpaid += unpaidFee;
            total += flushed;
            assertEq(token.balanceOf(handler.forwarders(i)), handler.paid(i) - flushed + unpaidFee, "deposit");
        }
        assertEq(token.balanceOf(FEE_WALLET) + unpaid, fees, "fees");
        assertEq(token.balanceOf(MERCHANT), total - fees, "merchant");
    }
}
