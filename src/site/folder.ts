/**
 * Ends a command in a folder that bundlers cannot work in: they read these signs as the end of a path.
 * @throws Error that says so
 */
export function checkFolder(folder: string): void {
  const sign = /[!#?]/.exec(folder)?.[0];
  if (sign) {
    throw new Error(
      `The site cannot be built in ${folder}: bundlers do not find files below a folder with "${sign}" in its name. ` +
        'Rename that folder, or move the site to another one.',
    );
  }
}
