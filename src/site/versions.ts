/** The versions that pages, samples and stamps speak of; nothing else names them. */
export const COLLEKTIVE_VERSION = '28.3.2';
export const KOTLIN_VERSION = '2.4.10';
export const KOTLIN_TARGETS = 19;
