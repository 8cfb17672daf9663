import { fill, type Facts, type Language } from '../../shared/release/src/messages/catalogue';
import { refusals, type Refusal } from './messages';

/** Why nothing was made, in the languages of the commands. */
export class NewError extends Error {
  private readonly refusal: Refusal;
  private readonly facts: Facts;

  constructor(refusal: Refusal, facts: Facts = {}) {
    super(fill(refusals[refusal].en, facts));
    this.refusal = refusal;
    this.facts = facts;
  }

  in(language: Language): string {
    return fill(refusals[this.refusal][language], this.facts);
  }
}
