/** Makes programs for devices of programs that drive networks by themselves. */

const FUNCTION = /^(?:inline )?fun (?:<[^>]*> )?Aggregate<(?:Int|ID|\*)>\.(\w+)\(([^()]*)\)/gm;
const PROGRAM = /\bfun Aggregate<Int>\.program\(/;

/** What is handed to a parameter, by its type. */
const SENSES: Readonly<Record<string, string>> = {
  Boolean: 'device.source',
  Int: 'device.id',
  Double: 'device.value',
  String: 'device.team',
};

/** A call of the first function whose parameters a device can give; the device's id where there is none. */
function callIn(text: string): string {
  for (const [, name, parameters] of text.matchAll(FUNCTION)) {
    const types = parameters
      .split(',')
      .filter((one) => one.trim() !== '' && !one.includes('='))
      .map((one) => one.split(':')[1]?.trim() ?? '');
    if (types.every((type) => type in SENSES)) {
      return `${name}(${types.map((type) => SENSES[type]).join(', ')})`;
    }
  }
  return 'device.id';
}

/** A program that devices of a network run, made of one with a `main` or runs of its own. */
export function forDevices(text: string): string {
  if (PROGRAM.test(text)) {
    return text;
  }
  const imports = [
    'playground.Device',
    ...(text.includes('import it.unibo.collektive.aggregate.api.Aggregate\n')
      ? []
      : ['it.unibo.collektive.aggregate.api.Aggregate']),
  ];
  const [, head = ''] = /^(package .*\n)?/.exec(text) ?? [];
  const rest = text.slice(head.length);
  return (
    `${head}\n${imports.map((one) => `import ${one}`).join('\n')}${rest.startsWith('\n') ? '' : '\n'}${rest}` +
    `\n/** What each device runs, round by round. */\nfun Aggregate<Int>.program(device: Device) =\n    ${callIn(text)}\n`
  );
}
