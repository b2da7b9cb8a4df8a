/** The thread that programs run in: one at a time, whatever they do the page stays free. */
import {prepare} from '..';
import {answer, ready} from './answer';
import {type RunAnswer, type RunQuestion} from './messages';

const tell = (message: RunAnswer): void => self.postMessage(message);

self.onmessage = ({data}: MessageEvent<RunQuestion>): void => {
  try {
    if (data.ahead) ready(data.sample, data.output);
    else answer(data, tell);
  } catch (error) {
    if (!data.ahead) tell({kind: 'broken', message: String(error)});
  }
};

// The library is read while the reader is still reading.
prepare({name: 'Nothing.kt', text: 'fun main() { println(listOf(1)) }'}).run(
  'main',
  () => undefined,
);
