/** The one way from strings to markup, scripts and threads: pages allow no policy of trusted types but this. */
import {TRUSTED} from './trustedName';
import {SPECULATION} from './speculation';

/** What a policy makes, typed as the strings that they stand for: so takes TypeScript what takes them. */
interface Trusted {
  /** What a row of hits is made of, and nothing else of HTML: its heading, its text, marked words. */
  createHTML: (text: string) => string;
  /** What may be fetched ahead. */
  createScript: (text: string) => string;
  /** A thread of this site, or its service worker. */
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** Of a page whose controls have started. */
    trusted: Trusted;
    /** Not in every browser. */
    trustedTypes?: {createPolicy: (name: string, rules: Trusted) => Trusted};
  }
}

const WORKER = /^\/(.*\/)?(assets\/js\/\w+-worker\.\w+|service-worker)\.js$/;

function refuse(text: string): never {
  throw new TypeError(`${text} is not trusted`);
}

const RULES: Trusted = {
  createHTML: (text) => text.replace(/<(?!\/?(b|mark|span)>)/g, '&lt;'),
  createScript: (text) => (Object.values<string>(SPECULATION).includes(text) ? text : refuse(text)),
  createScriptURL(address) {
    const {origin, pathname} = new URL(address, window.location.href);
    return origin === window.location.origin && WORKER.test(pathname) ? address : refuse(address);
  },
};

/** Makes it, for all scripts of the page. */
export function startTrusted(): void {
  window.trusted = window.trustedTypes?.createPolicy(TRUSTED, RULES) ?? RULES;
}
