import {type LibraryPackage} from '../library';
import {collections, sequences} from './collections';
import {core, internal, io, reified} from './core';
import {comparisons, math, numbers, ranges} from './numbers';
import {hashed} from './hashed';
import {java, strings, texts} from './text';
import {durations, time} from './time';

/** Kotlin's library, as far as it is known here. */
export const kotlinLibrary: readonly LibraryPackage[] = [
  core, numbers, strings, collections, hashed, reified, sequences, texts, ranges, comparisons, math, io, internal, time, durations, java,
]; // prettier-ignore
