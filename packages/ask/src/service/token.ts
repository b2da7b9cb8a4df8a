import type {KeyStore} from './storedConversation';

const TOKEN_KEY = 'askai_token';

/** A token is renewed when this little of its life is left. */
const RENEW_BEFORE_S = 30;

/** When a token ends, in seconds since 1970; a token that does not say so has ended. */
function endOf(token: string): number {
  try {
    const payload = JSON.parse(atob(token.split('.')[0])) as {exp?: unknown} | null;
    return typeof payload?.exp === 'number' ? payload.exp : 0;
  } catch {
    return 0;
  }
}

/** The token of an earlier question, while it lasts. */
export function keptToken(storage: KeyStore, now = Date.now()): string | undefined {
  try {
    const token = storage?.getItem(TOKEN_KEY);
    return token && endOf(token) - RENEW_BEFORE_S > now / 1000 ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a token for the next question; a blocked or full storage keeps none. */
export function keepToken(storage: KeyStore, token: string): void {
  try {
    storage?.setItem(TOKEN_KEY, token);
  } catch {
    // The next question asks for another one.
  }
}
