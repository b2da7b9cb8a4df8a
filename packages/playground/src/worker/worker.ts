/** The thread that programs run in: one at a time, whatever they do the page stays free. */
import {prepare} from '../program';
import {isolate} from './alone';
import {answer, ready} from './answer';
import {
  type Numbered,
  type Ready,
  type RoundsAnswer,
  type RoundsQuestion,
  type RunAnswer,
  type RunQuestion,
} from './messages';
import {Networks} from './rounds';

// Before anything runs; what is imported only defines.
isolate(self);

const tell = (message: Numbered<RunAnswer | RoundsAnswer> | Ready): void =>
  self.postMessage(message);
const networks = new Networks();

function run(question: RunQuestion, id: number): void {
  try {
    if (question.ahead) {
      ready(question.sample, question.output);
    } else {
      answer(question, (message) => tell({...message, id}));
    }
  } catch (error) {
    if (!question.ahead) {
      tell({kind: 'broken', message: String(error), id});
    }
  }
}

function runRounds(question: RoundsQuestion, id: number): void {
  try {
    tell({...networks.answer(question), id});
  } catch (error) {
    tell({kind: 'broken', message: String(error), id});
  }
}

self.onmessage = ({data}: MessageEvent<Numbered<RunQuestion | RoundsQuestion>>): void => {
  if ('figure' in data) {
    runRounds(data, data.id);
  } else {
    run(data, data.id);
  }
};

tell({kind: 'ready'});

// The library is read while the reader is still reading.
prepare({name: 'Nothing.kt', text: 'fun main() { println(listOf(1)) }'}).run(
  'main',
  () => undefined,
);
