// Ejected from 3.9.2: renders lines coloured at build time instead of running a highlighter.
export {default} from '@site/src/code/CodeLines';
