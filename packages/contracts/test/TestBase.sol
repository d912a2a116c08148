// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DepositFactory} from "../src/DepositFactory.sol";
import {Terms} from "../src/Terms.sol";

/// The cheat codes of forge that these tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function prank(address sender) external;
    function deal(address account, uint256 balance) external;
    function assume(bool condition) external;
    function expectRevert(bytes4 selector) external;
    function expectEmit() external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);
    function snapshotGasLastCall(string calldata name) external returns (uint256);
}

/// What the tests of the contracts share: a factory, two wallets and assertions that say what differs.
abstract contract TestBase {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address internal constant MERCHANT = address(0xA11CE);
    address internal constant FEE_WALLET = address(0xFEE);

    DepositFactory internal factory = new DepositFactory();

    error NotEqual(string what, uint256 actual, uint256 expected);

    function assertEq(uint256 actual, uint256 expected, string memory what) internal pure {
        if (actual != expected) revert NotEqual(what, actual, expected);
    }

    function assertEq(address actual, address expected, string memory what) internal pure {
        assertEq(uint160(actual), uint160(expected), what);
    }

    /// 0.5 %, at least one token once ten have arrived.
    function defaultTerms(bytes32 ref) internal pure returns (Terms memory) {
        return makeTerms(50, 1e6, 10e6, ref);
    }

    function makeTerms(uint16 feeBps, uint256 minFee, uint256 from, bytes32 ref)
        internal
        pure
        returns (Terms memory)
    {
        return Terms({
            merchant: MERCHANT,
            fallbackMerchant: address(0),
            feeWallet: FEE_WALLET,
            feeBps: feeBps,
            minFee: minFee,
            from: from,
            ref: ref
        });
    }

    /// The fee in plain arithmetic: `max(share(t), min(minFee, max(0, t - (from - minFee))))`.
    function expectedFee(uint256 total, Terms memory terms, uint256 unit) internal pure returns (uint256) {
        uint256 share = total * terms.feeBps / 10_000;
        uint256 minFee = terms.minFee * unit / 1e6;
        uint256 from = terms.from * unit / 1e6;
        uint256 start = from > minFee ? from - minFee : 0;
        uint256 minimum = total > start ? total - start : 0;
        if (minimum > minFee) minimum = minFee;
        return share > minimum ? share : minimum;
    }
}
