/** The script of controls, which knows the names of all that pages fetch: no two releases have the same. */
const CONTROLS = /\/assets\/js\/page\.\w+\.js/;

/** The release under way of being asked for: many keys may fail at once. */
let asking: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  const own = Array.from(document.scripts, ({src}) => CONTROLS.exec(src)?.[0]).find(Boolean);
  const response = await fetch(window.location.href, {cache: 'no-cache'});
  const published = CONTROLS.exec(await response.text())?.[0];
  return own !== undefined && published !== undefined && own !== published;
}

/**
 * Was another release of the site published since this page was loaded? Its scripts and files may then be
 * gone. The page itself is asked for anew, which names the scripts that are there now.
 *
 * @returns `false`, too, where that cannot be found out
 */
export function isOutdated(): Promise<boolean> {
  asking ??= ask()
    .catch(() => false)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
