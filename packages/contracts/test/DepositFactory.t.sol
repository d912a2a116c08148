// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Deposit} from "../src/Deposit.sol";
import {DepositFactory} from "../src/DepositFactory.sol";
import {Terms} from "../src/Terms.sol";
import {TestToken} from "../src/TestToken.sol";
import {TestBase, Vm} from "./TestBase.sol";
import {
    BlockingToken,
    GasBurningToken,
    NoDecimalsToken,
    ReenteringToken,
    ReturnsFalseToken,
    StandardToken,
    TaxedToken
} from "./Tokens.sol";

contract DepositFactoryTest is TestBase {
    StandardToken private token = new StandardToken(6);

    function pay(Terms memory terms, uint256 amount) private returns (address forwarder) {
        forwarder = factory.addressOf(terms);
        token.mint(forwarder, amount);
    }

    // Addresses

    function test_addressIsKnownBeforeItIsDeployed() public {
        Terms memory terms = defaultTerms("order");
        address forwarder = factory.addressOf(terms);
        assertEq(forwarder.code.length, 0, "code before");
        factory.flush(terms, address(token));
        assertEq(forwarder.code.length, 45, "code after");
        assertEq(Deposit(payable(forwarder)).factory(), address(factory), "factory");
    }

    function testFuzz_anyOtherTermsHaveAnotherAddress(Terms calldata terms, Terms calldata other) public {
        vm.assume(keccak256(abi.encode(terms)) != keccak256(abi.encode(other)));
        try factory.addressOf(terms) returns (address one) {
            try factory.addressOf(other) returns (address two) {
                require(one != two, "same address");
            } catch {}
        } catch {}
    }

    function test_termsThatLockMoneyUpHaveNoAddress() public {
        Terms memory terms = defaultTerms("order");
        terms.merchant = address(0);
        vm.expectRevert(DepositFactory.InvalidTerms.selector);
        factory.addressOf(terms);

        terms = defaultTerms("order");
        terms.feeBps = 10_001;
        vm.expectRevert(DepositFactory.InvalidTerms.selector);
        factory.addressOf(terms);

        terms = defaultTerms("order");
        terms.from = uint256(type(uint128).max) + 1;
        vm.expectRevert(DepositFactory.InvalidTerms.selector);
        factory.addressOf(terms);

        terms = defaultTerms("order");
        terms.feeWallet = address(0);
        vm.expectRevert(DepositFactory.InvalidTerms.selector);
        factory.addressOf(terms);

        terms.feeBps = 0;
        terms.minFee = 0;
        require(factory.addressOf(terms) != address(0), "without a fee no fee wallet is needed");
    }

    // Flushing

    function test_splitsBetweenMerchantAndFeeWallet() public {
        Terms memory terms = defaultTerms("order");
        address forwarder = pay(terms, 1_000e6);
        vm.expectEmit();
        emit DepositFactory.Flushed(forwarder, address(token), "order", 1_000e6, 5e6, true);
        factory.flush(terms, address(token));
        vm.snapshotGasLastCall("first flush, with deployment");
        assertEq(token.balanceOf(MERCHANT), 995e6, "merchant");
        assertEq(token.balanceOf(FEE_WALLET), 5e6, "fee wallet");

        pay(terms, 1_000e6);
        factory.flush(terms, address(token));
        vm.snapshotGasLastCall("second flush");
    }

    function test_minimumFeeCountsOnceOverTheLifeOfTheAddress() public {
        Terms memory terms = defaultTerms("order");
        pay(terms, 100e6);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(FEE_WALLET), 1e6, "minimum after the first part");
        pay(terms, 50e6);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(FEE_WALLET), 1e6, "no second minimum");
        pay(terms, 150e6);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(FEE_WALLET), 1.5e6, "0.5 % of 300");
    }

    function test_minimumFeeFollowsTheDecimalsOfTheToken() public {
        Terms memory terms = defaultTerms("order");
        address forwarder = factory.addressOf(terms);
        StandardToken wide = new StandardToken(18);
        wide.mint(forwarder, 10e18);
        factory.flush(terms, address(wide));
        assertEq(wide.balanceOf(FEE_WALLET), 1e18, "18 decimals");

        StandardToken narrow = new StandardToken(2);
        narrow.mint(forwarder, 1_000);
        factory.flush(terms, address(narrow));
        assertEq(narrow.balanceOf(FEE_WALLET), 100, "2 decimals");

        StandardToken absurd = new StandardToken(255);
        absurd.mint(forwarder, 10_000);
        factory.flush(terms, address(absurd));
        assertEq(absurd.balanceOf(FEE_WALLET), 50, "absurd decimals");

        NoDecimalsToken silent = new NoDecimalsToken();
        silent.mint(forwarder, 10e6);
        factory.flush(terms, address(silent));
        assertEq(silent.balanceOf(FEE_WALLET), 1e6, "no decimals");
    }

    function test_tooLittleIsNotAllFee() public {
        Terms memory terms = makeTerms(50, 1e6, 100e6, "order");
        pay(terms, 0.8e6);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(FEE_WALLET), 0.004e6, "0.5 % of 0.80");
        pay(terms, 98.7e6);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(FEE_WALLET), 0.5e6, "what is above 99");
        pay(terms, 0.5e6);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(FEE_WALLET), 1e6, "the minimum at 100");
    }

    function testFuzz_feeIsTheSameHoweverOftenItIsFlushed(
        uint64[8] calldata parts,
        uint16 feeBps,
        uint64 minFee,
        uint64 from
    ) public {
        vm.assume(feeBps <= 10_000);
        Terms memory terms = makeTerms(feeBps, minFee, from, "order");
        uint256 total;
        for (uint256 i = 0; i < parts.length; i++) {
            pay(terms, parts[i]);
            total += parts[i];
            factory.flush(terms, address(token));
        }
        assertEq(token.balanceOf(FEE_WALLET), expectedFee(total, terms, 1e6), "fee");
        assertEq(token.balanceOf(MERCHANT), total - expectedFee(total, terms, 1e6), "merchant");
    }

    function test_freePaymentIsNotCharged() public {
        Terms memory terms = makeTerms(0, 0, 0, "order");
        pay(terms, 7);
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(MERCHANT), 7, "merchant");
    }

    function test_emptyFlushDoesNothing() public {
        vm.recordLogs();
        factory.flush(defaultTerms("order"), address(token));
        assertEq(vm.getRecordedLogs().length, 0, "events");
    }

    function test_strangerMayFlush() public {
        Terms memory terms = defaultTerms("order");
        pay(terms, 1_000e6);
        vm.prank(address(0xBAD));
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(MERCHANT), 995e6, "merchant");
        factory.flush(terms, address(token));
        assertEq(token.balanceOf(MERCHANT), 995e6, "merchant after a second flush");
    }

    function test_onlyTheFactoryReachesADeposit() public {
        Terms memory terms = defaultTerms("order");
        address forwarder = pay(terms, 1_000e6);
        factory.flush(terms, address(token));
        terms.merchant = address(0xBAD);
        vm.expectRevert(Deposit.NotFactory.selector);
        Deposit(payable(forwarder)).flush(terms, address(token));
    }

    function test_addressWithoutCodeIsNoToken() public {
        vm.expectRevert(Deposit.NotAToken.selector);
        factory.flush(defaultTerms("order"), address(0xC0DE));
    }

    // Tokens and wallets that misbehave

    function test_acceptsTokensThatReturnNothing() public {
        TestToken usdt = new TestToken("Tether USD", "USDT", 6);
        Terms memory terms = defaultTerms("order");
        usdt.mint(factory.addressOf(terms), 1_000e6);
        factory.flush(terms, address(usdt));
        assertEq(usdt.balanceOf(MERCHANT), 995e6, "merchant");
    }

    function test_transferThatReturnsFalseFails() public {
        ReturnsFalseToken bad = new ReturnsFalseToken();
        Terms memory terms = defaultTerms("order");
        bad.mint(factory.addressOf(terms), 10e6);
        vm.expectRevert(Deposit.MerchantTransferFailed.selector);
        factory.flush(terms, address(bad));
    }

    function test_blockedMerchantLeavesTheMoneyWhereItIs() public {
        BlockingToken usdc = new BlockingToken();
        Terms memory terms = defaultTerms("order");
        address forwarder = factory.addressOf(terms);
        usdc.mint(forwarder, 1_000e6);
        usdc.setBlocked(MERCHANT, true);
        vm.expectRevert(Deposit.MerchantTransferFailed.selector);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(FEE_WALLET), 0, "no fee before the merchant is paid");
        assertEq(usdc.balanceOf(forwarder), 1_000e6, "deposit");

        usdc.setBlocked(MERCHANT, false);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(MERCHANT), 995e6, "merchant");
    }

    function test_secondWalletGetsWhatTheFirstCannotReceive() public {
        BlockingToken usdc = new BlockingToken();
        Terms memory terms = defaultTerms("order");
        terms.fallbackMerchant = address(0xB0B);
        address forwarder = factory.addressOf(terms);
        usdc.mint(forwarder, 1_000e6);
        usdc.setBlocked(MERCHANT, true);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(address(0xB0B)), 995e6, "second wallet");
        assertEq(usdc.balanceOf(FEE_WALLET), 5e6, "fee wallet");

        usdc.mint(forwarder, 200e6);
        usdc.setBlocked(address(0xB0B), true);
        vm.expectRevert(Deposit.MerchantTransferFailed.selector);
        factory.flush(terms, address(usdc));

        usdc.setBlocked(MERCHANT, false);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(MERCHANT), 199e6, "the first wallet comes first");
    }

    function test_forwardsTheChainsOwnCoin() public {
        Terms memory terms = defaultTerms("order");
        address forwarder = factory.addressOf(terms);
        vm.deal(forwarder, 1 ether);
        factory.flush(terms, address(0));
        assertEq(MERCHANT.balance, 0.995 ether, "merchant, from before the deployment");
        assertEq(FEE_WALLET.balance, 0.005 ether, "a share, no minimum");

        vm.deal(address(this), 2 ether);
        (bool sent,) = forwarder.call{value: 2 ether}("");
        require(sent, "a deployed address takes coins");
        Terms[] memory all = new Terms[](1);
        all[0] = terms;
        factory.flushMany(all, address(0));
        assertEq(MERCHANT.balance, 2.985 ether, "merchant, with the second payment");
    }

    function test_walletThatCannotReceiveCoinsLeavesThemWhereTheyAre() public {
        Terms memory terms = defaultTerms("order");
        terms.merchant = address(token);
        address forwarder = factory.addressOf(terms);
        vm.deal(forwarder, 1 ether);
        vm.expectRevert(Deposit.MerchantTransferFailed.selector);
        factory.flush(terms, address(0));
        assertEq(forwarder.balance, 1 ether, "deposit");
    }

    function test_blockedFeeWalletDoesNotBlockTheMerchant() public {
        BlockingToken usdc = new BlockingToken();
        Terms memory terms = defaultTerms("order");
        address forwarder = factory.addressOf(terms);
        usdc.mint(forwarder, 1_000e6);
        usdc.setBlocked(FEE_WALLET, true);
        (,, bool feePaid) = factory.flush(terms, address(usdc));
        require(!feePaid, "fee reported as paid");
        assertEq(usdc.balanceOf(MERCHANT), 995e6, "merchant");
        assertEq(usdc.balanceOf(forwarder), 5e6, "unpaid fee");

        usdc.mint(forwarder, 200e6);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(MERCHANT), 1_194e6, "merchant after a second payment");

        usdc.setBlocked(FEE_WALLET, false);
        vm.expectEmit();
        emit DepositFactory.Flushed(forwarder, address(usdc), "order", 0, 0, true);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(FEE_WALLET), 6e6, "fee wallet");
        assertEq(usdc.balanceOf(forwarder), 0, "deposit");
    }

    function test_balanceThatShrinksTakesFromTheFeeNotFromTheMerchant() public {
        BlockingToken usdc = new BlockingToken();
        Terms memory terms = defaultTerms("order");
        address forwarder = factory.addressOf(terms);
        usdc.mint(forwarder, 1_000e6);
        usdc.setBlocked(FEE_WALLET, true);
        factory.flush(terms, address(usdc));
        usdc.burn(forwarder, 3e6);
        factory.flush(terms, address(usdc));
        usdc.setBlocked(FEE_WALLET, false);
        usdc.mint(forwarder, 200e6);
        factory.flush(terms, address(usdc));
        assertEq(usdc.balanceOf(MERCHANT), 995e6 + 199e6, "merchant");
        assertEq(usdc.balanceOf(FEE_WALLET), 3e6, "fee wallet");
    }

    function test_taxedTokenForwardsWhatArrived() public {
        TaxedToken taxed = new TaxedToken();
        Terms memory terms = defaultTerms("order");
        taxed.mint(factory.addressOf(terms), 1_000e6);
        factory.flush(terms, address(taxed));
        assertEq(taxed.balanceOf(MERCHANT), 995e6 * 99 / 100, "merchant");
    }

    function test_tokenThatReentersGainsNothing() public {
        Terms memory terms = defaultTerms("order");
        ReenteringToken bad = new ReenteringToken(factory, terms);
        bad.mint(factory.addressOf(terms), 1_000e6);
        factory.flush(terms, address(bad));
        assertEq(bad.reverted(), 2, "flushes that were refused");
        assertEq(bad.balanceOf(MERCHANT), 995e6, "merchant");
        assertEq(bad.balanceOf(FEE_WALLET), 5e6, "fee wallet");
    }

    // Batches

    function batch(uint256 size) private returns (Terms[] memory terms) {
        terms = new Terms[](size);
        for (uint256 i = 0; i < size; i++) {
            terms[i] = defaultTerms(bytes32(i));
            pay(terms[i], 1_000e6);
        }
    }

    function test_flushesManyAtOnce() public {
        Terms[] memory terms = batch(10);
        factory.flushMany(terms, address(token));
        vm.snapshotGasLastCall("ten deposits at once");
        assertEq(token.balanceOf(MERCHANT), 9_950e6, "merchant");
    }

    function test_failingItemsBlockNoOthers() public {
        BlockingToken usdc = new BlockingToken();
        Terms[] memory terms = batch(3);
        terms[0].merchant = address(0xB10C);
        terms[1].merchant = address(0);
        address blocked = factory.addressOf(terms[0]);
        usdc.mint(blocked, 10e6);
        usdc.mint(factory.addressOf(terms[2]), 10e6);
        usdc.setBlocked(address(0xB10C), true);

        vm.recordLogs();
        factory.flushMany(terms, address(usdc));
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs.length, 3, "events");
        require(logs[0].topics[0] == DepositFactory.Skipped.selector, "blocked merchant");
        require(logs[0].topics[1] == bytes32(uint256(uint160(blocked))), "skipped address");
        require(logs[1].topics[0] == DepositFactory.Skipped.selector, "invalid terms");
        require(logs[2].topics[0] == DepositFactory.Flushed.selector, "the third item");
        assertEq(usdc.balanceOf(MERCHANT), 9e6, "merchant");
        assertEq(usdc.balanceOf(blocked), 10e6, "blocked deposit");
    }

    function test_batchWithTooLittleGasRevertsAsAWhole() public {
        Terms[] memory terms = batch(3);
        vm.expectRevert(DepositFactory.NotEnoughGas.selector);
        factory.flushMany{gas: 400_000}(terms, address(token));
        assertEq(token.balanceOf(MERCHANT), 0, "merchant");
    }

    function test_itemThatBurnsItsGasLeavesTheBatchStanding() public {
        GasBurningToken bad = new GasBurningToken();
        Terms memory terms = defaultTerms("order");
        bad.mint(factory.addressOf(terms), 10e6);
        Terms[] memory terms_ = new Terms[](1);
        terms_[0] = terms;
        factory.flushMany{gas: 10_000_000}(terms_, address(bad));
        assertEq(bad.balanceOf(factory.addressOf(terms)), 10e6, "deposit");
    }
}
