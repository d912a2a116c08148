import type { Checkout, PageLanguage, PaymentId } from '@sluice/api/contract'

import { Failure } from '../errors/Failure.ts'

/** A checkout, and whether nothing more will happen to it. */
export interface CheckoutState {
  checkout: Checkout
  isFinal: boolean
  /** What the customer reads, as far as it is known. */
  language: PageLanguage | null
}

/** How many streams may be open in this process. */
export interface StreamLimits {
  all: number
  byAddress: number
}

const defaultLimits: StreamLimits = { all: 5_000, byAddress: 50 }

/** A customer who watches a payment. */
export interface Viewer {
  /** The state since the last one that was taken. Waits for it up to a time; null if there is none. */
  next: (ms: number) => Promise<CheckoutState | null>
  /** Whether the stream has to end. */
  isOver: () => boolean
  leave: () => void
}

/** Where a customer who watches a payment comes from, and how the payment is read. */
interface Arrival {
  id: PaymentId
  /** Null if streams are not limited by address. */
  address: string | null
  read: () => Promise<CheckoutState>
}

/**
 * The customers who watch payments. A payment is read once for all who watch it, and only when it has changed. A customer who is
 * slow gets the latest state and misses those in between.
 */
export interface CheckoutStreams {
  /** Adds a viewer. Fails with `too_many_requests` if there are too many, and with `unavailable` during shutdown. */
  join: (arrival: Arrival) => Viewer
  /** Sends a payment that has changed to those who watch it. */
  refresh: (id: PaymentId) => void
  /** The same for every payment, after changes may have been missed. */
  refreshAll: () => void
  /** Ends all streams, and refuses others. */
  close: () => void
}

/** A viewer's place. */
interface Seat extends Arrival {
  latest: CheckoutState | null
  isOver: boolean
  /** Ends the viewer's waiting. */
  wake: () => void
}

/** The viewers of one payment. */
interface Room {
  seats: Set<Seat>
  isReading: boolean
  isStale: boolean
}

function end(seat: Seat): void {
  seat.isOver = true
  seat.wake()
}

/** Waits for a seat's next state. */
function next(seat: Seat, ms: number): Promise<CheckoutState | null> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      seat.wake = () => undefined
      const { latest } = seat
      seat.latest = null
      resolve(latest)
    }
    const timer = setTimeout(done, ms)
    seat.wake = done
    if (seat.latest || seat.isOver) done()
  })
}

export function createCheckoutStreams(limits: StreamLimits = defaultLimits): CheckoutStreams {
  const rooms = new Map<string, Room>()
  const byAddress = new Map<string, number>()
  let open = 0
  let isClosed = false

  async function read(room: Room): Promise<void> {
    room.isStale = true
    if (room.isReading) return
    room.isReading = true
    try {
      while (room.isStale) {
        room.isStale = false
        const [first] = room.seats
        const state = await first?.read()
        for (const seat of room.seats) {
          seat.latest = state ?? null
          seat.wake()
        }
      }
    } catch {
      // They connect again, and find out then whether the database is back.
      room.seats.forEach(end)
    } finally {
      room.isReading = false
    }
  }

  function leave(seat: Seat): void {
    const room = rooms.get(seat.id)
    end(seat)
    if (!room?.seats.delete(seat)) return
    if (room.seats.size === 0) rooms.delete(seat.id)
    open -= 1
    if (seat.address === null) return
    const left = (byAddress.get(seat.address) ?? 1) - 1
    if (left > 0) byAddress.set(seat.address, left)
    else byAddress.delete(seat.address)
  }

  return {
    join: (arrival) => {
      if (isClosed) throw new Failure('unavailable', { retryAfter: 2 })
      const { id, address } = arrival
      const own = address === null ? 0 : (byAddress.get(address) ?? 0)
      if (open >= limits.all || own >= limits.byAddress) {
        throw new Failure('too_many_requests', { retryAfter: 30 })
      }
      const seat: Seat = { ...arrival, latest: null, isOver: false, wake: () => undefined }
      const room = rooms.get(id) ?? { seats: new Set(), isReading: false, isStale: false }
      rooms.set(id, room)
      room.seats.add(seat)
      open += 1
      if (address !== null) byAddress.set(address, own + 1)
      return {
        next: (ms) => next(seat, ms),
        isOver: () => seat.isOver,
        leave: () => leave(seat),
      }
    },
    refresh: (id) => {
      const room = rooms.get(id)
      if (room) void read(room)
    },
    refreshAll: () => {
      for (const room of rooms.values()) void read(room)
    },
    close: () => {
      isClosed = true
      for (const { seats } of rooms.values()) seats.forEach(end)
    },
  }
}
