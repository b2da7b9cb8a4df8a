// cspell:ignore größe cafe
import {describe, expect, test} from 'vitest';
import {addressFault} from './plain-addresses';

const faultOf = (address: string): string | undefined =>
  addressFault({file: 'docs/a.mdx', address});

describe('E3 an address of a page', () => {
  test.each([
    ['/docs/paren(1)/', '"paren(1)" has "(" and ")" in it. Make it "paren-1": in the name of'],
    ['/docs/two words/', '"two words" has a space in it. Make it "two-words"'],
    ['/docs/un\u200bseen/', 'has the character U+200B in it. Make it "unseen"'],
    ['/docs/a#b/c/', '"a#b" has "#" in it. Make it "a-b"'],
    ['/docs/50%/', '"50%" has "%" in it. Make it "50"'],
    ['/docs/cafe\u0301/', 'has the character U+0301 in it. Make it "café"'],
  ])('%s is refused, with what to call it', (address, says) => {
    expect(faultOf(address)).toMatch(/^docs\/a\.mdx:1:1: the page would have the address \//);
    expect(faultOf(address)).toContain(says);
  });

  test.each(['/', '/base/docs/how-to/größe_2.v1/'])('%s is none', (address) =>
    expect(faultOf(address)).toBeUndefined(),
  );
});
