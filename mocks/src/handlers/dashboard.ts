import { readAttention, summarize } from '../store/dashboard.ts'
import { defineHandler } from './defineHandler.ts'

const getSummary = defineHandler('getSummary', ({ merchant, query }) => summarize(merchant, query))

const getAttention = defineHandler('getAttention', ({ merchant }) => readAttention(merchant))

/** What Home shows besides the specification's cards and table. */
export const dashboardHandlers = [getSummary, getAttention]
