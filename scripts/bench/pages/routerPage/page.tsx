import '@sluice/ui/theme'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

function Form() {
  return (
    <main>
      <h1>Log in</h1>
      <form method="post">
        <label>
          Email <input name="email" />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <button>Log In</button>
      </form>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Form />} />
      </Routes>
    </BrowserRouter>,
  )
}
