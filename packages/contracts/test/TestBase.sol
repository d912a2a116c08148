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

    /// 0.5 %, at least one token.
    function defaultTerms(bytes32 ref) internal pure returns (Terms memory) {
        return Terms({merchant: MERCHANT, feeWallet: FEE_WALLET, feeBps: 50, minFee: 1e6, ref: ref});
    }

    /// The fee of payments.md in plain arithmetic: a share, at least the minimum, never more than the total.
    function expectedFee(uint256 total, Terms memory terms, uint256 unit) internal pure returns (uint256) {
        uint256 share = total * terms.feeBps / 10_000;
        uint256 minimum = terms.minFee * unit / 1e6;
        uint256 fee = share > minimum ? share : minimum;
        return fee > total ? total : fee;
    }
}
