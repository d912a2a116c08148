/** One line of the words around a skeleton, less its leading. */
export const skeletonHeight = '0.875em'

/** How much of the words' colour a skeleton has. */
export const skeletonOpacity = 0.15
