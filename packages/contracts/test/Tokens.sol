// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DepositFactory} from "../src/DepositFactory.sol";
import {Terms} from "../src/Terms.sol";

/// A token that behaves as ERC-20 says. The tokens below each break one rule.
contract StandardToken {
    uint8 public immutable decimals;
    mapping(address account => uint256) public balanceOf;

    constructor(uint8 decimals_) {
        decimals = decimals_;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function burn(address from, uint256 value) external {
        balanceOf[from] -= value;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        return true;
    }
}

/// Refuses to pay blocked accounts, as USDC and USDT do.
contract BlockingToken is StandardToken(6) {
    mapping(address account => bool) public blocked;

    function setBlocked(address account, bool value) external {
        blocked[account] = value;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        require(!blocked[to], "blocked");
        return super.transfer(to, value);
    }
}

/// Returns false instead of reverting.
contract ReturnsFalseToken is StandardToken(6) {
    function transfer(address, uint256) public pure override returns (bool) {
        return false;
    }
}

/// Keeps one percent of every transfer.
contract TaxedToken is StandardToken(6) {
    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        balanceOf[to] -= value / 100;
        return true;
    }
}

/// Flushes the sender again in the middle of a transfer.
contract ReenteringToken is StandardToken(6) {
    DepositFactory private immutable factory;
    Terms private terms;
    uint256 public reverted;

    constructor(DepositFactory factory_, Terms memory terms_) {
        factory = factory_;
        terms = terms_;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        try factory.flush(terms, address(this)) {}
        catch {
            reverted++;
        }
        return super.transfer(to, value);
    }
}

/// Burns all gas that it is given.
contract GasBurningToken is StandardToken(6) {
    function transfer(address, uint256) public pure override returns (bool) {
        while (true) {}
        return true;
    }
}

/// Does not tell its decimals.
contract NoDecimalsToken {
    mapping(address account => uint256) public balanceOf;

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        return true;
    }
}
