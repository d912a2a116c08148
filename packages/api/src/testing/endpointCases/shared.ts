/** Asks the server although there may be an answer already. */
export const fresh = { forceRefetch: true, subscribe: false }
/** JSON that is no object. */
export const notObjects = ['text', 7, true]
/** A call that is answered with words alone. */
export const message = {
  answer: { message: 'Done' },
  data: { message: 'Done' },
  empty: { message: '' },
  wrongShapes: [...notObjects, { message: 7 }],
}

/** A form may hand over more than the payload; what is sent must not grow by it. */
export function withMore<T extends object>(arg: T): T {
  return { ...arg, remember_me: true }
}
