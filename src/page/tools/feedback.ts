/**
 * "Was this page helpful?" without a service: a no becomes an issue that is filled in already, or goes to an
 * endpoint, where a site has one. What was typed stays until it was taken.
 */
import {button, make} from './elements';
import type {Page} from './page';

const DRAFT = 'feedback:';
const REASONS = ['It is hard to understand', 'Something is missing', 'Something is wrong', 'Other'];

/** What a reader says of a page. */
export interface Answer {
  path: string;
  helpful: boolean;
  reason?: string;
  words?: string;
}

/** Address of the form for an issue, filled in. @param form where issues are written */
export function issueFor(form: string, title: string, {path, reason, words}: Answer): string {
  const address = new URL(form);
  address.searchParams.set('title', `${title}: ${(reason ?? '').toLowerCase()}`);
  address.searchParams.set('body', [`Page: ${path}`, `Reason: ${reason}`, words].join('\n\n'));
  return address.href;
}

/** Sends an answer. @throws Error where it was not taken */
export async function send(endpoint: string, answer: Answer): Promise<void> {
  const {ok, status} = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(answer),
    headers: {'Content-Type': 'application/json'},
    credentials: 'omit',
  });
  if (!ok) {
    throw new Error(`The server answered ${status}.`);
  }
}

const titleOf = (): string => document.querySelector('h1')?.textContent ?? document.title;

/** The form in which a reader says what is missing. */
function formFor(box: HTMLElement, {tabStore, announce}: Page): HTMLFormElement {
  const path = window.location.pathname;
  const words = make('textarea', {rows: 3, 'aria-label': 'What would have helped?'});
  words.placeholder = 'What would have helped? (optional)';
  words.value = tabStore()?.getItem(DRAFT + path) ?? '';
  words.oninput = () => tabStore()?.setItem(DRAFT + path, words.value);
  const reason = make(
    'select',
    {'aria-label': 'Reason'},
    ...REASONS.map((one) => make('option', {}, one)),
  );
  const state = make('p', {role: 'status'});
  const answer = (): Answer => ({path, helpful: false, reason: reason.value, words: words.value});
  const thank = (): void => {
    tabStore()?.removeItem(DRAFT + path);
    box.replaceChildren(make('p', {}, 'Thank you.'));
    announce('Thank you.');
  };
  const submit = make(
    'button',
    {className: 'tool'},
    TOOLS.feedbackEndpoint ? 'Send' : 'Open an issue on GitHub',
  );
  const form = make('form', {}, reason, words, submit, state);
  form.onsubmit = (event) => {
    event.preventDefault();
    if (TOOLS.feedbackEndpoint) {
      submit.disabled = true;
      send(TOOLS.feedbackEndpoint, answer()).then(thank, ({message}: Error) => {
        submit.disabled = false;
        state.textContent = `It could not be sent. ${message} What you wrote is still here: try again.`;
      });
    } else {
      // The draft stays: whether the issue was written, only its own page knows.
      window.open(issueFor(TOOLS.newIssue, titleOf(), answer()), '_blank', 'noopener');
      state.textContent = 'The issue has opened in a new tab. What you wrote is still here, too.';
    }
  };
  return form;
}

export function addFeedback(page: Page): void {
  const footer = document.querySelector('footer.theme-doc-footer');
  if (!footer || footer.querySelector('.tool-feedback')) {
    return;
  }
  const box = make('section', {
    className: 'tool-feedback',
    'aria-label': 'Was this page helpful?',
  });
  const yes = button('Yes', () => {
    if (TOOLS.feedbackEndpoint) {
      // Nobody waits for it, and nothing that was typed is in it.
      send(TOOLS.feedbackEndpoint, {path: window.location.pathname, helpful: true}).catch(
        () => undefined,
      );
    }
    box.replaceChildren(make('p', {}, 'Good to know. Thank you.'));
    page.announce('Thank you.');
  });
  const no = button('No', () => {
    box.replaceChildren(make('p', {}, 'What was the problem?'), formFor(box, page));
    box.querySelector('select')!.focus();
  });
  box.append(make('p', {}, 'Was this page helpful?'), yes, no);
  footer.append(box);
}
