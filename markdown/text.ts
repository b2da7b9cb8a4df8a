import {readFileSync} from 'node:fs';

/** Text with the ends of lines that the repository has, whatever a clone made of them. */
export const withPlainLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** The text of a file, in that way. */
export const readText = (file: string): string => withPlainLines(readFileSync(file, 'utf8'));
