import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

type Styles = Readonly<Record<string, string>>;

/**
 * Gives an element styles that only its data knows: `<div ${styled({ '--card-width': '40px' })}>`. The security policy
 * forbids `style` attributes, which Lit's own `styleMap` begins with; properties set by a script are allowed.
 */
class StyledDirective extends Directive {
  #before: Styles = {};

  override update({ element }: ElementPart, [styles]: [Styles]) {
    const { style } = element as HTMLElement;
    for (const name of Object.keys(this.#before)) {
      if (!Object.hasOwn(styles, name)) style.removeProperty(name);
    }
    for (const [name, value] of Object.entries(styles)) {
      if (this.#before[name] !== value) style.setProperty(name, value);
    }
    this.#before = styles;
    return this.render(styles);
  }

  // oxlint-disable-next-line no-unused-vars -- Lit takes the arguments of the directive from this signature.
  render(_: Styles): unknown {
    return noChange;
  }
}

export const styled = directive(StyledDirective);
