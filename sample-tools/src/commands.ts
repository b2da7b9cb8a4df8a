/** The command that runs samples and keeps what they printed. @param name of the only one, where it is one */
export const recordCommand = (name?: string): string =>
  `npm run samples -- --record${name ? ` ${name}` : ''}`;

/** What to do about a sample that changed since its last run, as the second half of a message. */
export const recordAgain = (file: string): string =>
  `Run it again and commit its record: ${recordCommand(file.replace(/^.*\/|\.kt$/g, ''))}`;
