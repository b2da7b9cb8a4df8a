/**
 * What this thread may use, from the first line on: the language, and messages to its page. All else that browsers
 * give to threads is taken away: whatever is made of a program, it reaches no address, no store and no other thread.
 *
 * A list of what stays, since browsers go on to add ways out. Where hosts send headers, the thread's own policy
 * (`default-src 'none'`) says so once more, and holds `import()`, which is no name, too.
 */

/** Names of the language that the programs' Kotlin needs; those of typed arrays and errors are many. */
const LANGUAGE =
  /^(Object|Function|Array|Number|Boolean|String|Symbol|Date|Promise|RegExp|JSON|Math|Intl|ArrayBuffer|DataView|Map|BigInt|Set|WeakMap|WeakSet|WeakRef|FinalizationRegistry|Proxy|Reflect|Iterator|[A-Z]\w*Array|[A-Z]\w*Error|Text(En|De)coder|eval|parseFloat|parseInt|isNaN|isFinite|NaN|Infinity|undefined|globalThis)$/;

/** Of the thread: its clock, and its ways to hear and to speak. */
const THREAD = new Set([
  ...['self', 'performance', 'onmessage', 'onerror', 'postMessage'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'constructor'],
]);

/** Takes everything else from an object, and from what it inherits. */
export function isolate(scope: object): void {
  for (
    let at: object | null = scope;
    at !== null && at !== Object.prototype;
    at = Reflect.getPrototypeOf(at)
  ) {
    for (const name of Reflect.ownKeys(at)) {
      if (typeof name === 'symbol' || LANGUAGE.test(name) || THREAD.has(name)) {
        continue;
      }
      // What cannot be deleted may still be covered.
      if (!Reflect.deleteProperty(at, name)) {
        Reflect.defineProperty(at, name, {value: undefined});
      }
    }
  }
}
