// In this order, for compression: it looks back 32 kB, so that what is alike stands close together.
import {type LibraryPackage} from '../library';
import {hashed} from './hashed';
import {sequences} from './sequences';
import {collections} from './collections';
import {internal, io, reified} from './core/others';
import {core} from './core';
import {comparisons} from './comparisons';
import {ranges} from './ranges';
import {regexes} from './regex';
import {ofMaps, properties, reflect} from './delegates';
import {chosen, random} from './random';
import {java, strings, texts} from './text';
import {durations, time} from './time';
import {numbers} from './numbers';
import {math} from './math';

/** Kotlin's library, as far as it is known here. */
export const kotlinLibrary: readonly LibraryPackage[] = [
  core, numbers, strings, collections, hashed, reified, sequences, texts, ranges, comparisons, math, io, internal, time, durations, java, reflect,
  properties, ofMaps, random, chosen, regexes,
]; // prettier-ignore
