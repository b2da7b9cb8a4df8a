/**
 * The names of Kotlin's standard library that are not known here, by the classes behind whose values they stand: `Any`
 * for any value, none for those that stand alone. Written by scripts/kotlin/names.ts; not to be changed by hand.
 */
// cspell:disable
export const NAMES: readonly string[] = [
  'Any use',
  'AnyArray copyInto shuffle',
  'AnyArray,Iterable,List,Sequence requireNoNulls',
  'AnyArray,Iterable,Map,CharSequence asIterable',
  'AnyArray,Iterable,Sequence joinTo orEmpty',
  'AnyArray,Map isNullOrEmpty',
  'AnyArray,Sequence filterIsInstance',
  'AnyArray,Sequence,CharSequence toHashSet toSortedSet',
  'Char toByte toChar toDouble toFloat toLong toShort',
  'Map flatMapTo mapTo maxWith minWith',
  'Map,CharSequence filterTo',
  'Sequence flatMapIndexed mapIndexedNotNull runningFoldIndexed runningReduce shuffled unzip',
  'CharSequence indexOfAny lineSequence random randomOrNull splitToSequence toBooleanStrict',
  'Throwable printStackTrace stackTrace',
  'Iterator asSequence forEach withIndex',
  'Result mapCatching recover',
  ' JvmField JvmName JvmOverloads Math System Target Thread UByte UInt ULong UShort assert enumValueOf enumValues readLine readln readlnOrNull',
  'MutableList getFirst getLast',
  'MutableMap replace',
  'StringBuilder delete',
]; // prettier-ignore
