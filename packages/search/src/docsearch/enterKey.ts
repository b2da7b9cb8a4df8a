import type {SearchClient} from '../types';

/** What holds Enter back until it means what stands in the field. */
export interface EnterKey {
  /** The client that the dialog asks: tells here what has been answered. */
  client: SearchClient;
  /** Looks at a key of the dialog before the dialog does. */
  onKeyDown: (event: KeyboardEvent, field: HTMLInputElement) => void;
}

/**
 * Lets Enter open the first hit of what stands in the field, and of nothing before it. DocSearch 3.9.0 takes the
 * selected row of whatever list is shown, and without a list forgets the search that is on its way. Here the key is
 * held back until its own text is answered, and then pressed again; who types on takes it back.
 *
 * @param press presses a key once more
 */
export function holdEnter(
  client: SearchClient,
  press: (event: KeyboardEvent, field: HTMLInputElement) => void,
): EnterKey {
  /** What the rows answer. */
  let answered = '';
  let latest = 0;
  /** A key that waits for the answer to a text. */
  let held: {query: string; press: () => void} | undefined;

  function settle(query: string): void {
    answered = query;
    const key = held;
    held = undefined;
    if (key?.query === query) {
      key.press();
    }
  }

  return {
    client: {
      addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
      async search(params) {
        const own = ++latest;
        const query = params.requests[0]?.query ?? '';
        const answer = await client.search(params);
        // The dialog takes an answer over in promises that follow this one: it has it in the next task.
        setTimeout(() => own === latest && settle(query));
        return answer;
      },
    },
    onKeyDown(event, field) {
      const query = field.value;
      const isEnter = event.key === 'Enter' && event.target === field && !event.isComposing;
      if (!isEnter || query === '' || query === answered) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      held = {
        query,
        press() {
          if (field.isConnected && field.value === query) {
            press(event, field);
          }
        },
      };
    },
  };
}
