/** Which licences the packages of this site may have, as SPDX expressions, word for word. */

/** Of what readers are sent: they ask for their text to go along, and nothing else of what it is joined with. */
export const SENT: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Of what only builds, checks or measures, besides: each with the reason why that is no harm. */
const USED: Record<string, string> = {
  'Apache-2.0 AND MIT': 'both are in SENT',
  '(BSD-2-Clause OR MIT OR Apache-2.0)': 'any of them may be chosen, and all are in SENT',
  '(MIT OR CC0-1.0)': 'MIT may be chosen',
  '(MIT AND Zlib)': 'zlib asks of its users not to claim that they wrote it',
  '(WTFPL OR MIT)': 'MIT may be chosen',
  'BlueOak-1.0.0': 'asks for its text to go along, as MIT does',
  'CC-BY-4.0': 'a table of browsers, which builds read and pages do not hold',
  'CC BY-SA 4.0': 'a dictionary of the spelling check, of which nothing is published',
  'CC0-1.0': 'asks for nothing',
  'MIT-0': 'asks for nothing',
  'MPL-2.0': 'asks for the source of its own files when they are passed on; a tool is not',
  'PSF-2.0': 'asks for its text to go along when it is passed on; a command line is not',
  'Python-2.0': 'asks for its text to go along when it is passed on; a tool is not',
  WTFPL: 'asks for nothing',
};

/** Packages whose package.json does not say it, each with what was read where. */
export const READ_BY_HAND: Record<string, {licence: string; where: string}> = {
  'parse-cache-control': {
    licence: 'BSD-3-Clause',
    where: 'the file LICENSE; its package.json says BSD',
  },
  'require-like': {licence: 'MIT', where: 'the file License'},
};

/** May a package of this licence be used here at all? */
export const mayBeUsed = (licence: string): boolean =>
  SENT.includes(licence) || Object.hasOwn(USED, licence);
