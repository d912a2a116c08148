import { limits, toAmount } from '@sluice/api/contract'
import type {
  CounterDevice,
  CreateDeviceSaleRequest,
  CreatePaymentResponse,
  CreateSaleRequest,
  MerchantId,
  PaymentId,
  Sale,
  Sales,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { cancelPayment } from './cancellation.ts'
import { dayOf, firstInstant } from './dateRange.ts'
import { createPayment, listMerchantPayments, readPaymentStatus } from './paymentService.ts'
import { findPayment } from './paymentRepository.ts'
import { findSaleTotals, sumDeviceSales } from './saleRepository.ts'

/** Creates a payment for a customer at the counter. Fails as `createPayment` does. */
export function createSale(
  context: Parameters<typeof createPayment>[0],
  userId: MerchantId,
  sale: CreateSaleRequest,
): Promise<CreatePaymentResponse> {
  const origin = { created_by: 'counter', link_id: null } as const
  return createPayment(context, userId, { ...sale, metadata: '' }, origin)
}

/** Today's sales at the counter. */
export async function listSales(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Promise<Sales> {
  const day = dayOf(context.now())
  const query = {
    created_by: 'counter',
    from_date: day,
    page: 1,
    limit: limits.maxListedSales,
  } as const
  const [totals, { payments }] = await Promise.all([
    findSaleTotals(context.database.db, userId, firstInstant(day)),
    listMerchantPayments(context, userId, query),
  ])
  return { day, totals, sales: payments }
}

/** The device that sells, and whose it is. */
export interface SellingDevice extends Pick<CounterDevice, 'id' | 'currency' | 'day_limit'> {
  user_id: MerchantId
}

/** What a device may see of a payment. */
function toSale({ id, price, description, status, state, created_at }: Sale): Sale {
  return { id, price, description, status, state, created_at }
}

/**
 * Creates a payment in the device's currency. Fails as `createPayment` does, and with `day_limit_reached`. The units of work of a
 * device's calls wait for each other, so that sales at the same time do not exceed the limit together.
 */
export async function createDeviceSale(
  context: Parameters<typeof createPayment>[0],
  { id, user_id, currency, day_limit }: SellingDevice,
  sale: CreateDeviceSaleRequest,
): Promise<Sale> {
  const origin = { created_by: 'counter', link_id: null, device_id: id } as const
  const created = await createPayment(
    context,
    user_id,
    { ...sale, currency, metadata: '' },
    origin,
    async (tx) => {
      if (day_limit === null) return
      const charged = await sumDeviceSales(tx, user_id, id, firstInstant(dayOf(context.now())))
      if (toAmount(charged) + toAmount(sale.amount) > toAmount(day_limit)) {
        throw new Failure('day_limit_reached')
      }
    },
  )
  return toSale(created)
}

/** A device's own sales of today, newest first. */
export async function listDeviceSales(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  { id, user_id }: SellingDevice,
): Promise<Sale[]> {
  const { payments } = await listMerchantPayments(context, user_id, {
    device_id: id,
    from_date: dayOf(context.now()),
    page: 1,
    limit: limits.maxListedSales,
  })
  return payments.map(toSale)
}

/** Cancels a sale of the device. Fails with `not_found`, also for a sale of another device, and as `cancelPayment` does. */
export async function cancelDeviceSale(
  context: Parameters<typeof cancelPayment>[0],
  device: SellingDevice,
  id: PaymentId,
): Promise<Sale> {
  const { user_id } = device
  const sale = isUuid(id) ? await findPayment(context.database.db, user_id, id) : null
  if (sale?.device_id !== device.id) throw new Failure('not_found')
  await cancelPayment(context, user_id, id)
  return toSale(await readPaymentStatus(context, user_id, id))
}
