/* global document */
/**
 * The bar that creeps while a page takes its time: what the theme asks of the package nprogress, with
 * the theme's own styles (`#nprogress`, `.bar`, `.peg`).
 */
const CREEP = 10_000;
const FINISH = 200;

/** @type {HTMLElement | undefined} */
let box;

/** @param {number} share of the page's width @param {number} duration in milliseconds */
function move(share, duration) {
  const bar = /** @type {HTMLElement} */ (box?.firstElementChild);
  bar.style.transition = `transform ${duration}ms cubic-bezier(0, 1, 0.5, 1)`;
  bar.style.transform = `translateX(${(share - 1) * 100}%)`;
}

export default {
  configure() {},
  start() {
    if (!box) {
      box = document.createElement('div');
      box.id = 'nprogress';
      box.innerHTML = '<div class="bar"><div class="peg"></div></div>';
      document.body.append(box);
      move(0, 0);
      // Asking for a size makes the browser take notice of the start.
      void box.offsetWidth;
      move(0.9, CREEP);
    }
  },
  done() {
    if (box) {
      move(1, FINISH);
      const leaving = box;
      box = undefined;
      setTimeout(() => leaving.remove(), FINISH);
    }
  },
};
