// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Deposit} from "./Deposit.sol";
import {Terms} from "./Terms.sol";

/// @title Derives, deploys and flushes deposit addresses
/// @notice Anybody may flush any deposit address: the money can only go where the terms of the address say. Nobody
/// controls this contract.
contract DepositFactory {
    /// Gas that must be left before each item of `flushMany`. An item that starts with less could fail for want of gas
    /// alone; the whole batch reverts instead, so that an estimate of its gas cannot come out too low.
    uint256 public constant GAS_PER_ITEM = 250_000;

    /// The code that every deposit address runs.
    address public immutable implementation;

    /// The hash of the creation code of every deposit address.
    bytes32 private immutable creationCodeHash;

    /// @notice A deposit address was flushed.
    /// @param forwarder The deposit address.
    /// @param token The token that was forwarded.
    /// @param ref The `ref` of the address's terms.
    /// @param amount What was forwarded, the fee included, in base units; 0 if only an unpaid fee was delivered.
    /// @param fee The part of `amount` that is the fee.
    /// @param feePaid False while the fee wallet cannot receive; a later flush tries again.
    event Flushed(
        address indexed forwarder,
        address indexed token,
        bytes32 indexed ref,
        uint256 amount,
        uint256 fee,
        bool feePaid
    );

    /// @notice An item of `flushMany` failed. Its money stays where it is.
    event Skipped(address indexed forwarder, address indexed token);

    error InvalidTerms();
    error DeploymentFailed();
    error NotEnoughGas();

    constructor() {
        address deployed = address(new Deposit());
        implementation = deployed;
        creationCodeHash = keccak256(_creationCode(deployed));
    }

    /// @notice The deposit address of some terms. It is the same on every chain on which this factory has the same
    /// address, and can receive before it is deployed.
    function addressOf(Terms calldata terms) public view returns (address) {
        // Terms that could lock money up have no address.
        bool feeCanBePaid = terms.feeWallet != address(0) || (terms.feeBps == 0 && terms.minFee == 0);
        if (
            terms.merchant == address(0) || !feeCanBePaid || terms.feeBps > 10_000
                || terms.minFee > type(uint64).max
        ) revert InvalidTerms();
        return _addressFor(keccak256(abi.encode(terms)));
    }

    /// @notice Forwards what a deposit address holds of a token, and deploys the address first if need be.
    /// @return amount What was forwarded, the fee included; 0 if nothing had arrived.
    /// @return fee The part of `amount` that is the fee.
    /// @return feePaid Whether there was something to forward and no fee is left unpaid.
    function flush(Terms calldata terms, address token)
        public
        returns (uint256 amount, uint256 fee, bool feePaid)
    {
        address forwarder = addressOf(terms);
        if (forwarder.code.length == 0) _deploy(keccak256(abi.encode(terms)));
        (amount, fee, feePaid) = Deposit(forwarder).flush(terms, token);
        if (amount > 0 || feePaid) emit Flushed(forwarder, token, terms.ref, amount, fee, feePaid);
    }

    /// @notice Flushes many deposit addresses of one token. An item that fails is skipped and blocks no other.
    function flushMany(Terms[] calldata terms, address token) external {
        for (uint256 i = 0; i < terms.length; i++) {
            if (gasleft() < GAS_PER_ITEM) revert NotEnoughGas();
            try this.flush(terms[i], token) {}
            catch {
                emit Skipped(_addressFor(keccak256(abi.encode(terms[i]))), token);
            }
        }
    }

    function _addressFor(bytes32 salt) private view returns (address) {
        bytes32 hash = keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, creationCodeHash));
        return address(uint160(uint256(hash)));
    }

    /// The creation code of a minimal proxy (ERC-1167).
    function _creationCode(address target) private pure returns (bytes memory) {
        return abi.encodePacked(
            hex"3d602d80600a3d3981f3363d3d373d3d3d363d73", target, hex"5af43d82803e903d91602b57fd5bf3"
        );
    }

    function _deploy(bytes32 salt) private {
        bytes memory code = _creationCode(implementation);
        address deployed;
        assembly ("memory-safe") {
            deployed := create2(0, add(code, 0x20), mload(code), salt)
        }
        if (deployed == address(0)) revert DeploymentFailed();
    }
}
