/**
 * The names of Kotlin's standard library by what they stand behind: a letter for each kind of value, `*` for any, `a`
 * for those that stand alone. Written by scripts/kotlin/names.ts; not to be changed by hand.
 */
// cspell:disable
export const KINDS: Readonly<Record<string, string | undefined>> = {
  CharSequence: 'T', Throwable: 'V', Pair: 'X', Triple: 'X', Lazy: 'X', Result: 'Z', Char: 'C', Iterator: 'X', Iterable: 'I', List: 'L', MutableList: 'l', IndexedValue: 'X', Map: 'M', MutableMap: 'm', Sequence: 'Q', StringBuilder: 't', AnyArray: 'A',
}; // prettier-ignore

export const NAMES: readonly string[] = [
  '* use',
  'A binarySearch shuffle sortByDescending sortWith',
  'AILQ requireNoNulls',
  'AIMT asIterable',
  'AIQ joinTo orEmpty',
  'AM isNullOrEmpty',
  'AQ filterIsInstance',
  'AQT toHashSet toSortedSet',
  'C toByte toChar toDouble toFloat toLong toShort',
  'M flatMapTo mapTo maxWith minWith',
  'MT filterTo',
  'Q flatMapIndexed mapIndexedNotNull runningFoldIndexed runningReduce shuffled unzip',
  'T indexOfAny lineSequence random randomOrNull splitToSequence toBooleanStrict',
  'V printStackTrace stackTrace',
  'X asSequence forEach withIndex',
  'Z mapCatching recover',
  'a JvmField JvmName JvmOverloads Math System Target Thread UByte UInt ULong UShort assert enumValueOf enumValues readLine readln readlnOrNull',
  'l getFirst getLast',
  'm replace',
  't delete',
]; // prettier-ignore
