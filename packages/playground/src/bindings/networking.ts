/** Messages, mailboxes, and the paths that values travel by. */
import {Envelope, Message, Path, Paths} from '@collektive/model';
import {type LibraryPackage} from '@collektive/kotlin';
import {NoNeighbors, SharedData} from '../network';
import {BytesFactory, checkFinite, encoded} from '../serialization';
import {readablePaths, runPaths} from '../values';
import {never} from './shared';

const pathLines = (path: Path, separator: string): string =>
  path.lines().split('\n').join(separator);

export const networking: LibraryPackage = {
  name: 'it.unibo.collektive.networking',
  classes: [
    {
      text: 'interface Mailbox<ID : Any>',
      is: never,
      members: {
        'val inMemory: Boolean': undefined,
        'fun deliverableFor(outboundMessage: OutboundEnvelope<ID>): Unit': undefined,
        'fun deliverableReceived(message: Message<ID, *>): Unit': undefined,
        'fun currentInbound(): NeighborsData<ID>': undefined,
      },
    },
    {
      text: 'interface NeighborsData<ID : Any>',
      is: (value) => value instanceof NoNeighbors,
      members: {
        'val neighbors: Set<ID>': undefined,
        'fun <Value> dataAt(path: Path, dataSharingMethod: DataSharingMethod<Value>): Map<ID, Value>':
          undefined,
      },
    },
    {
      text: 'class NoNeighborsData<ID : Any>() : NeighborsData<ID>',
      is: (value) => value instanceof NoNeighbors,
      construct: () => new NoNeighbors(),
    },
    {
      text: 'interface OutboundEnvelope<ID : Any>',
      is: (value) => value instanceof Envelope,
      members: {
        'fun isEmpty(): Boolean': (self: Envelope) => self.defaults.size === 0,
        'fun isNotEmpty(): Boolean': (self: Envelope) => self.defaults.size > 0,
        'fun prepareMessageFor(receiverId: ID, factory: Any = 0): Message<ID, Any?>': (
          self: Envelope,
          id: unknown,
          factory: unknown,
        ) => {
          const message = self.messageFor(id);
          checkFinite(factory, message);
          return message;
        },
      },
    },
    {
      text: 'interface Message<ID : Any, out Payload>',
      is: (value) => value instanceof Message,
      members: {
        'val senderId: ID': (self: Message) => self.senderId,
        'val sharedData: Map<Path, Payload>': (self: Message) => new SharedData(self),
      },
    },
    {
      text: 'class SerializedMessage<ID : Any> : Message<ID, ByteArray>',
      is: (value) => value instanceof Message,
      members: {
        'val sharedData: Map<Path, ByteArray>': (self: Message) => new SharedData(self, encoded),
      },
      nested: [
        {
          text: 'object Companion',
          is: never,
          instance: {key: 'SerializedMessage'},
          members: {
            'fun <ID : Any> serializer(idSerializer: KSerializer<ID>): KSerializer<SerializedMessage<ID>>':
              () => ({key: 'serializer'}),
          },
        },
      ],
    },
    {
      text: 'class SerializedMessageFactory<ID : Any, Payload>(serializerFormat: SerialFormat)',
      is: never,
      construct: (format: unknown) => new BytesFactory(format),
    },
  ],
};

export const paths: LibraryPackage = {
  name: 'it.unibo.collektive.path',
  classes: [
    {
      text: 'interface Path',
      is: (value) => value instanceof Path,
      members: {'fun toMultilineString(separator: String): String': pathLines},
    },
    {text: 'interface PathFactory', is: (value) => value instanceof Paths},
    {
      text: 'class DigestHashingFactory() : PathFactory',
      is: (value) => value instanceof Paths && !value.readable,
      construct: () => runPaths(),
    },
    {
      text: 'object FullPathFactory : PathFactory',
      is: (value) => value instanceof Paths && value.readable,
      instance: readablePaths(),
    },
  ],
};
