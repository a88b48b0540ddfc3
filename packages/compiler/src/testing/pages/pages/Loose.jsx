import React from "react"
import { Product } from "@/entities/Product"
import { Button } from "@/components/ui/button"
import { createPageUrl } from "@/utils"

// Written by hand by somebody who learned it last month. It works.
var TAX = 0.19

function Loose() {
  var [products, setProducts] = React.useState(null)
  var [form, setForm] = React.useState({})
  var [msg, setMsg] = React.useState()
  const [sortBy, setSortBy] = React.useState("name")

  React.useEffect(function () {
    Product.list().then(function (result) { setProducts(result) })
  }, [])

  function change(e) {
    var f = {}
    for (var k in form) f[k] = form[k]
    f[e.target.name] = e.target.value
    setForm(f)
  }

  function add() {
    if (!form.name) { setMsg("Name!!"); return }
    Product.create({ name: form.name, price: form.price * 1 || 0, stock: parseInt(form.stock) || 0 })
      .then(p => { products.push(p); setProducts(products.slice()); setForm({}); setMsg("ok") })
      .catch(e => setMsg("" + e))
  }

  var row = function (p, i) {
    return <tr key={i} style={{ background: i % 2 ? "#f8f8f8" : "" }} tabIndex="0">
      <td colSpan="2">{p.name}</td><td align="right">{(p.price * (1 + TAX)).toFixed(2)}</td>
      <td>{p.stock > 0 ? p.stock : <b style={{ color: "red" }}>sold out</b>}</td>
      <td><input type="checkbox" defaultChecked={p.stock} aria-label="Seen" /></td>
    </tr>
  }

  const List = () => products.length ? <tbody>{products.slice().sort((a, b) => a[sortBy] > b[sortBy] ? 1 : -1).map(row)}</tbody> : <tbody><tr><td>nothing</td></tr></tbody>

  if (products == null) return <div>Loading...</div>

  return <div className="p-4">
    <h2>Products ({products.length})</h2>
    <a href={createPageUrl("Shop")}>to the shop</a>
    {msg && <p onClick={() => setMsg("")}>{msg}</p>}
    <input name="name" value={form.name || ""} onChange={change} maxLength="40" size="20" placeholder="name" />
    <input name="price" value={form.price || ""} onChange={change} type="number" step="0.01" min="0" />
    <input name="stock" value={form.stock || ""} onChange={change} />
    <textarea rows="2" cols="30" name="description" value={form.description || ""} onChange={change} />
    <Button onClick={add} disabled={!form.name}>Add</Button>
    <button onClick={() => setSortBy(sortBy == "name" ? "price" : "name")}>sort by {sortBy == "name" ? "price" : "name"}</button>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="1" height="1" alt="" />
    <table border="1" cellPadding="4"><List /></table>
    <div dangerouslySetInnerHTML={{ __html: "<i>all prices with tax</i>" }} />
  </div>
}

export default Loose
