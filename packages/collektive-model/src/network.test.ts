import {expect, test} from 'vitest';
import {at, everyone, inLine, network, results} from './fixture';
import {
  distanceTo,
  evolve,
  Device,
  Ids,
  type Mailbox,
  type Message,
  neighborhood,
  neighboring,
  Network,
  Paths,
  plainValues,
  runRound,
} from '.';

const degree = (options?: ConstructorParameters<typeof Network>[1]): Network<number, number> =>
  network(3, everyone, (aggregate) => neighborhood(aggregate).neighbors.size(), options);

test('messages arrive at once, or when all have fired', () => {
  expect(results(degree())).toEqual([0, 1, 2]);
  const synchronous = degree({synchronous: true});
  expect(results(synchronous)).toEqual([0, 0, 0]);
  expect(results(synchronous)).toEqual([2, 2, 2]);
});

test('devices fire by id, backwards, or at random', () => {
  expect([...degree({order: 'descending'}).step().keys()]).toEqual([2, 1, 0]);
  const orders = (seed: number): string[] => {
    const some = degree({order: 'random', seed});
    return Array.from({length: 8}, () => [...some.step().keys()].join());
  };
  expect(orders(1)).toEqual(orders(1));
  expect(orders(1)).not.toEqual(orders(2));
  expect(new Set(orders(1)).size).toBeGreaterThan(2);
});

test('the same seed gives the same run, losses and sleep included', () => {
  const run = (seed: number): number[][] => {
    const lossy = degree({loss: 0.4, sleep: 0.3, retention: 2, order: 'random', seed});
    return Array.from({length: 12}, () => [...lossy.step()].flat());
  };
  expect(run(5)).toEqual(run(5));
  expect(run(5)).not.toEqual(run(6));
});

test('all messages may be lost, and all devices asleep', () => {
  expect(results(degree({loss: 1}), 3)).toEqual([0, 0, 0]);
  expect(results(degree({sleep: 1}))).toEqual([]);
});

test('what is not heard of again is forgotten after the retention', () => {
  const silent = degree({retention: 1});
  silent.step();
  expect([1, 2, 3].map(() => silent.run([0]).get(0))).toEqual([2, 2, 2]);
  // run() is no round of the network; in three rounds in which the others sleep, they are forgotten.
  silent.options.sleep = 1;
  results(silent, 3);
  expect(silent.run([0]).get(0)).toBe(0);
});

test('links are cut on both sides, and devices removed with theirs', () => {
  const line = network(4, inLine, (aggregate) => neighborhood(aggregate).all.size());
  expect(results(line, 2)).toEqual([2, 3, 3, 2]);
  line.cut(1, 2);
  expect(results(line)).toEqual([2, 2, 2, 2]);
  line.link(1, 2);
  line.remove(3);
  expect(results(line, 2)).toEqual([2, 3, 2]);
  expect(line.ids).toEqual([0, 1, 2]);
  expect(line.neighbors(1)).toEqual([0, 2]);
  expect(line.rounds).toBe(5);
});

test('devices that move are linked anew', () => {
  const places = new Network((aggregate, _place: {x: number}) =>
    distanceTo<number>(aggregate, aggregate.localId === 0),
  );
  [0, 1, 2].forEach((x) => places.add(x, {x}));
  const near = (a: {x: number}, b: {x: number}): boolean => Math.abs(a.x - b.x) <= 1;
  places.relink(near);
  for (let round = 0; round < 3; round++) {
    places.step();
  }
  expect([...places.step().values()]).toEqual([0, 1, 2]);
  places.sensors(2).x = 0.5;
  places.relink(near);
  for (let round = 0; round < 3; round++) {
    places.step();
  }
  expect([...places.step().values()]).toEqual([0, 1, 1]);
});

test('errors say which device', () => {
  const some = degree();
  expect(() => some.add(0, 0)).toThrow('Device 0 is there already');
  expect(() => some.link(1, 1)).toThrow('Device 1 cannot be linked to itself');
  expect(() => some.link(1, 9)).toThrow('There is no device 9: the network has 0, 1, 2.');
});

test('a device runs over any mailbox, once or while a condition holds', () => {
  const messages: Message<string>[] = [];
  const paths = new Paths();
  const mailbox: Mailbox<string> = {
    inMemory: true,
    currentInbound: () => ({
      dataAt: (path) => {
        const sent = messages.filter((message) => message.has(path));
        const ids = new Ids(
          sent.map(({senderId}) => senderId),
          plainValues,
        );
        return {ids, values: sent.map((message) => message.get(path))};
      },
    }),
    deliverableFor: (envelope) => void messages.push(envelope.messageFor('b')),
  };
  const device = new Device({
    id: 'a',
    mailbox,
    paths,
    program: (aggregate) => {
      at(aggregate, 'send', () => neighboring(aggregate, 'hello'));
      return at(aggregate, 'count', () => evolve(aggregate, 0, (count) => count + 1));
    },
  });
  // It hears itself from its second round on, which no device may.
  expect(device.cycle()).toBe(1);
  expect(messages[0].size).toBe(1);
  messages[0].forEach((path, value) => expect([path.tokens(), value]).toEqual([['send'], 'hello']));
  expect(() => device.cycle()).toThrow(
    "A field cannot be constructed with local id 'a', local value 'hello',and neighborhood values '{a=hello}' as the local id is also present among the neighbors",
  );
  messages.length = 0;
  let rounds = 0;
  device.cycleWhile(() => {
    messages.length = 0;
    return ++rounds < 3;
  });
  expect(device.cycle()).toBe(5);
});

test('one round can run without a device', () => {
  const paths = new Paths();
  const first = runRound({localId: 0, paths}, (aggregate) => evolve(aggregate, 0, (n) => n + 1));
  const second = runRound({localId: 0, paths, state: first.newState}, (aggregate) =>
    evolve(aggregate, 0, (n) => n + 1),
  );
  expect([first.result, second.result]).toEqual([1, 2]);
});
