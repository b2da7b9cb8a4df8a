/** Whether a tree names something: as a name alone, behind `this.` or as what an assignment is for. */
export function names(tree: unknown, name: string): boolean {
  if (typeof tree !== 'object' || tree === null) {
    return false;
  }
  const {kind, name: own} = tree as {readonly kind?: unknown; readonly name?: unknown};
  return (
    ((kind === 'name' || kind === 'member') && own === name) ||
    Object.values(tree).some((each) => names(each, name))
  );
}
