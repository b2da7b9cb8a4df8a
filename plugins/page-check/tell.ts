import logger from '@docusaurus/logger';

const list = (sentences: readonly string[]): string => sentences.join('\n');

/** Says what should be put right. */
export function warn(title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) {
    logger.warn(`${title}:\n${list(sentences)}`);
  }
}

/** Says what has to be put right. */
export function complain(title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) {
    logger.error(`${title}:\n${list(sentences)}`);
  }
}

/**
 * Ends a build that has something to put right. An error would do so, too, and the framework would
 * print where in its own code it was thrown, which no author can act on.
 */
export function refuse(title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) {
    complain(title, sentences);
    process.exit(1);
  }
}
