/** In live pages: a part that the framework's client cannot have reloads the page, once. */
import {reloadFor} from './newVersion';
import {isReload} from './reach';

/** What the bundler's runtime throws; it tells which file was asked for. */
interface ChunkLoadError extends Error {
  request?: string;
}

function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  const {name, message} = (reason ?? {}) as Partial<ChunkLoadError>;
  return name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message ?? '');
}

let warned = false;

/** Answers what nobody caught. */
export function onRejection(event: Pick<PromiseRejectionEvent, 'reason' | 'preventDefault'>): void {
  if (!isChunkLoadError(event.reason)) {
    return;
  }
  const {message, request} = event.reason;
  event.preventDefault();
  if (warned || isReload()) {
    return;
  }
  warned = true;
  console.warn(
    'A part of this page could not be loaded; reloading may bring a newer version.',
    message,
  );
  void reloadFor(request ?? window.location.href);
}
