/** Stands in for modules of a library that are left out of the bundle: what is called at all does nothing. */
const nothing = () => undefined;

export const getFetch = () => false;
export const progressEventReducer = nothing;
export const progressEventDecorator = nothing;
export const asyncDecorator = nothing;
export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;

export default Object.assign(() => nothing, {
  assertOptions: nothing,
  validators: { spelling: nothing, transitional: nothing },
});
