const size = { width: 480, height: 680 }

/** Opens an empty window centered on this one, or returns null if the browser blocks it. */
export function openPopup(): Window | null {
  const left = Math.round(screenX + (outerWidth - size.width) / 2)
  const top = Math.round(screenY + (outerHeight - size.height) / 2)
  const place = `width=${size.width},height=${size.height},left=${left},top=${top}`
  const popup = window.open('', '_blank', `popup,${place}`)
  if (!popup || popup.closed) return null
  popup.document.title = 'Google'
  popup.document.body.textContent = 'Opening Google…'
  return popup
}
