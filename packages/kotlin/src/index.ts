/**
 * Kotlin in TypeScript: a `World` has a library and what is wrong with a program; `checkProgram` reads and checks files
 * in it; `run` runs a function of them. An `Execution` is for a program that is called more than once.
 */

// A program: its files, what is wrong with them, how far checking goes.
export {type CheckedFile, checkProgram, type SourceText} from './check';
export {World} from './check/world';
export {effort, isExhausted, MOST_MISTAKES, TooMuch} from './effort';
export {type Diagnostic, type Position, Sources} from './source';

// Running one: how it ends, what it may use, and what it uses.
export {type Allowance, type Ending, Execution, run, runnable} from './run/execution';
export {type Limits, LIMITS} from './run/machine';
export {machine} from './run/machine';
export {fail, Throwable} from './run/failures';

// Libraries: Kotlin's own, and what another one is made of: signatures in Kotlin, implementations beside them.
export {kotlinLibrary} from './library/index';
export {declaredName, type LibraryClass, type LibraryPackage, type Rows} from './library';
export {takesTypes} from './run/compile/calls';
export {callMethod, deeper} from './run/procedure';
export {type Held, hooks} from './run/hooks';
export {hypot} from './library/math';
export {times} from './library/time';
export {bytesOf} from './library/text';

// Values of a running program, and what Kotlin says of them.
export {Char, double, Double, Float, type Function, KotlinArray, Pair, Triple} from './run/values';
export {
  Collected,
  Entry,
  KotlinMap,
  KotlinSet,
  list,
  List,
  MapValues,
  Sequence,
} from './run/collections';
export {Instance} from './run/instances';
export {Progression} from './run/values';
export {compare} from './run/equality';
export {equals, keyOf} from './run/equality';
export {int} from './run/intrinsics';
export {items} from './run/collections';
export {text} from './run/text';

// What a compiler's plugin looks at: the tree, checked code, symbols and types.
export {parse, type CallTree, type Declaration, type Expression} from './syntax';
export {type Body, type Case, type Code} from './code';
export {mapParts, partsOf} from './code';
export {
  type ClassSymbol,
  type FunctionSymbol,
  type Implementation,
  type Member,
  type Type,
  VariableSymbol,
} from './symbols';
export {asSuper, isUnit, render, solved, upperBound} from './types';
