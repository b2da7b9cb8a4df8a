/** Drawings that pages take out of files: HTML names a file, and only a `href` fetches it. */
export function draw(within: ParentNode = document): void {
  for (const use of within.querySelectorAll('use[data-href]:not([href])')) {
    use.setAttribute('href', use.getAttribute('data-href')!);
  }
}
