import type {Path} from './path';

/** Kotlin's exceptions that the model throws. */
export type ExceptionName =
  'IllegalStateException' | 'IllegalArgumentException' | 'NoSuchElementException';

/** What the library throws as an exception of Kotlin. */
export class AggregateError extends Error {
  override readonly name: string = 'AggregateError';

  constructor(
    readonly exception: ExceptionName,
    message: string,
  ) {
    super(message);
  }
}

/** What Kotlin's `check` and `error` throw. */
export const illegalState = (message: string): AggregateError =>
  new AggregateError('IllegalStateException', message);

/** Two values were sent from the same path in one round. */
export class AlignmentClash extends AggregateError {
  override readonly name = 'AlignmentClash';

  /** The texts are those of the values, as the language prints them. */
  constructor(
    readonly path: Path,
    previous: string,
    current: string,
    overrides: string,
  ) {
    super(
      'IllegalStateException',
      `Aggregate alignment clash originated at the same path:
${path.lines()}

The default payload value that had been aligned before (excluding overrides) was: PayloadRepresentation(payload=${previous}, representation=InMemory)
The value that is being aligned now is: SharedData(default=${current}, overrides=${overrides})

(even if they are the same, Collektive does not tolerate clashes, as they are symptomatic of a bug in the code)

Possible causes are:
    - the collektive compiler plugin is not enabled, or
    - multiple aligned function calls with the same alignment, most likely inside a loop without proper manual alignment.
If none of the above apply, please file an issue at https://github.com/Collektive/collektive/issues`,
    );
  }
}
