import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

interface Row {
  id: string
  amount: string
}

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ list: build.query<Row[], void>({ query: () => 'list.json' }) }),
})
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
})

function List() {
  const { data } = api.useListQuery()
  return (
    <main>
      <h1>Transactions</h1>
      <table>
        <tbody>
          {data?.map(({ id, amount }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<List />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  )
}
