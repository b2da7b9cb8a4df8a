/**
 * Remembers what `compute` answered, so that what is asked again and again is computed once: from key to
 * key of a query, most answers are those of the key before.
 *
 * @param most answers that are kept; the one that was asked for longest ago goes first
 * @param keyOf what tells one question from another
 */
export function lru<Question, Answer>(
  most: number,
  compute: (question: Question) => Answer,
  keyOf: (question: Question) => string = String,
): (question: Question) => Answer {
  const kept = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    const answer = kept.has(key) ? kept.get(key)! : compute(question);
    kept.delete(key);
    kept.set(key, answer);
    if (kept.size > most) {
      kept.delete(kept.keys().next().value!);
    }
    return answer;
  };
}
