/** The thread that programs run in: one at a time, whatever they do the page stays free. */
import {prepare} from '../program';
import {isolate} from './alone';
import {answer, ready} from './answer';
import {
  type Ready,
  type RoundsAnswer,
  type RoundsQuestion,
  type RunAnswer,
  type RunQuestion,
} from './messages';
import {Networks} from './rounds';

// Before anything runs; what is imported only defines.
isolate(self);

const tell = (message: RunAnswer | RoundsAnswer | Ready): void => self.postMessage(message);
const networks = new Networks();

function run(question: RunQuestion): void {
  try {
    if (question.ahead) {
      ready(question.sample, question.output);
    } else {
      answer(question, tell);
    }
  } catch (error) {
    if (!question.ahead) {
      tell({kind: 'broken', message: String(error)});
    }
  }
}

function runRounds(question: RoundsQuestion): void {
  try {
    tell(networks.answer(question));
  } catch (error) {
    tell({kind: 'broken', figure: question.figure, message: String(error)});
  }
}

self.onmessage = ({data}: MessageEvent<RunQuestion | RoundsQuestion>): void => {
  if ('figure' in data) {
    runRounds(data);
  } else {
    run(data);
  }
};

tell({kind: 'ready'});

// The library is read while the reader is still reading.
prepare({name: 'Nothing.kt', text: 'fun main() { println(listOf(1)) }'}).run(
  'main',
  () => undefined,
);
