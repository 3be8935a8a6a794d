import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth.tsx'

test('outside its provider the hook throws an error that names the mistake', () => {
  const Stray = () => createElement('p', null, useAuth().user?.email)
  expect(() => renderToString(createElement(Stray))).toThrow(
    'useAuth must be used within an AuthProvider',
  )
})
