import type * as plugins from './all';

export default function loadPlugins(locale: string): typeof plugins;
