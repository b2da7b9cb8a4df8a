/** A part that the framework's client cannot have reloads the page, once. */
import {reloadFor} from './newVersion';

/** What the bundler's runtime throws; it tells which file was asked for. */
interface ChunkLoadError extends Error {
  request?: string;
}

function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  const {name, message} = (reason ?? {}) as Partial<ChunkLoadError>;
  return name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message ?? '');
}

/** Answers what nobody caught. */
export function onRejection(event: Pick<PromiseRejectionEvent, 'reason' | 'preventDefault'>): void {
  if (!isChunkLoadError(event.reason)) {
    return;
  }
  const {request} = event.reason;
  event.preventDefault();
  void reloadFor(request ?? window.location.href);
}
