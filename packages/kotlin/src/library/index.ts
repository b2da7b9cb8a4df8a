import {type LibraryPackage} from '../library';
import {collections} from './collections';
import {comparisons} from './comparisons';
import {core, internal, io, ofEnums, reified} from './core';
import {mapDelegates, properties, reflect} from './delegates';
import {hashed} from './collections/maps';
import {math} from './math';
import {numbers} from './numbers';
import {chosen, random} from './random';
import {ranges} from './ranges';
import {regexes} from './regex';
import {sequences} from './sequences';
import {java, strings, texts} from './text';
import {durations, time} from './time';

/** Kotlin's library, as far as it is known here. */
export const kotlinLibrary: readonly LibraryPackage[] = [
  core, numbers, strings, collections, hashed, reified, sequences, texts, ranges, comparisons, math, io, internal, time, durations, java, reflect,
  properties, mapDelegates, ofEnums, random, chosen, regexes,
]; // prettier-ignore
